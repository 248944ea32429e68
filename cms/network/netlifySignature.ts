import { createHash, timingSafeEqual } from 'node:crypto';
import { jwtVerify } from 'jose';

const sha256 = (text: string) => createHash('sha256').update(text).digest();

/**
 * Returns whether Netlify has signed a notification: a JWS with HS256 whose issuer is `netlify`, and
 * that contains the SHA-256 of the body.
 *
 * @param signature the header `X-Webhook-Signature`
 * @param body as it was received
 */
export async function isSignedByNetlify(
  signature: string | null,
  body: string,
  secret: string,
): Promise<boolean> {
  if (!signature) return false;
  try {
    const key = new TextEncoder().encode(secret);
    const options = { algorithms: ['HS256'], issuer: 'netlify' };
    const { payload } = await jwtVerify(signature, key, options);
    const signed = Buffer.from(String(payload.sha256), 'hex');
    const received = sha256(body);
    return signed.length === received.length && timingSafeEqual(signed, received);
  } catch {
    return false;
  }
}
