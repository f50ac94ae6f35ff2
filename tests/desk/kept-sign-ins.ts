import type pg from 'pg';

/** Keeps everybody's session and password as they are now. */
export async function keepSignIns(owner: pg.Pool): Promise<void> {
  await owner.query(`
    create schema kept;
    create table kept.session as table staff.session;
    create table kept.account as table staff.account`);
}

/** Signs everybody in again as they were, with the password of then and no second factor, whatever ended it. */
export async function restoreSignIns(owner: pg.Pool): Promise<void> {
  await owner.query(`
    delete from staff."twoFactor";
    delete from staff.passkey;
    update staff."user" set "twoFactorEnabled" = false where "twoFactorEnabled";
    update staff.account a set password = k.password from kept.account k where k.id = a.id and k.password <> a.password;
    delete from staff.session;
    insert into staff.session table kept.session;
    update staff.session set confirmed_at = now()`);
}
