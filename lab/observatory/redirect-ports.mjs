/** This file is preloaded into the scanner: its connections to ports 80 and 443 of any host go to this machine. */
import { Socket } from 'node:net';

const ports = { 80: Number(process.env.HTTP_PORT), 443: Number(process.env.HTTPS_PORT) };
const { connect } = Socket.prototype;

Socket.prototype.connect = function connectHere(...parameters) {
  const [first] = parameters;
  const options = Array.isArray(first) ? first[0] : first;
  if (options?.port in ports) Object.assign(options, { host: '127.0.0.1', port: ports[options.port] });
  return connect.apply(this, parameters);
};
