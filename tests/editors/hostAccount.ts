import { ADMIN } from './adminServer';

async function post(url: string, body: object, headers: Record<string, string> = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} returned ${response.status}`);
  return (await response.json()) as { token?: string };
}

/** Creates the account of the host's builds, with this API key. */
export async function createReader(origin: string, apiKey: string): Promise<void> {
  const { token } = await post(`${origin}/api/users/login`, ADMIN);
  const reader = { email: 'host@agencia.example', password: 'a password nobody keeps' };
  const access = { role: 'reader', enableAPIKey: true, apiKey };
  const headers = { Authorization: `JWT ${token}` };
  await post(`${origin}/api/users`, { ...reader, ...access }, headers);
}
