-- Run once by the database's image, as its superuser: who the site is. Neither of the two is a superuser; the owner makes the
-- site's login itself, for PostgreSQL 16 and later let nobody change a role that another one made.
\set ON_ERROR_STOP on
\getenv owner_password OWNER_PASSWORD
\getenv site_password SITE_PASSWORD
create role tivoli_owner login nosuperuser createrole password :'owner_password';
create database tivoli owner tivoli_owner;
set role tivoli_owner;
create role tivoli_site login nosuperuser password :'site_password';
