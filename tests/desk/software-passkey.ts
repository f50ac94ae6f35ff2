import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

interface Ceremony {
  challenge: string;
  origin?: string;
  host?: string;
  /** Whether the authenticator reports that it checked a finger, a face or a PIN. */
  verified?: boolean;
}

/** An authenticator in software (WebAuthn, ES256, no attestation): it returns the JSON that a browser would send. */
export function softwarePasskey() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(16);
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const publicKeyOfCose = isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Uint8Array.from(Buffer.from(x, 'base64url'))],
      [-3, Uint8Array.from(Buffer.from(y, 'base64url'))],
    ]),
  );
  const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
  const hashOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
  const client = (type: string, { challenge, origin = 'https://tivoli.example' }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authenticator = ({ host = 'tivoli.example', verified = true }: Ceremony, more: Uint8Array[] = []) =>
    Buffer.concat([
      hashOf(host),
      Buffer.from([1 | (verified ? 4 : 0) | (more.length > 0 ? 64 : 0)]),
      Buffer.alloc(4),
      ...more,
    ]);
  const credential = (response: object) =>
    JSON.stringify({ id: text(id), rawId: text(id), type: 'public-key', clientExtensionResults: {}, response });

  return {
    id: text(id),
    /** Answers the options of a registration. */
    made(ceremony: Ceremony): string {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const authData = authenticator(ceremony, [Buffer.alloc(16), length, id, publicKeyOfCose]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, string>()],
          ['authData', Uint8Array.from(authData)],
        ]),
      );
      return credential({
        clientDataJSON: text(client('webauthn.create', ceremony)),
        attestationObject: text(attestation),
        transports: ['internal'],
      });
    },
    /** Answers the options of a sign-in. */
    answered(ceremony: Ceremony): string {
      const clientData = client('webauthn.get', ceremony);
      const authData = authenticator(ceremony);
      return credential({
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, hashOf(clientData)]), privateKey)),
      });
    },
  };
}
