import { describe, expect, it } from 'vitest';
import { findAgent } from './agent';

const member = { role: undefined, photo: undefined, email: undefined, phone: undefined };
const agency = {
  name: 'Foco',
  phones: [{ label: undefined, number: '+34 1' }],
  emails: [{ label: undefined, address: 'hola@agencia.example' }],
  team: [
    { ...member, id: 'a', name: 'Marta', email: 'marta@agencia.example', phone: '+34 2' },
    { ...member, id: 'b', name: 'Pau' },
  ],
};
const agencyItself = {
  name: 'Foco',
  isPerson: false,
  phone: '+34 1',
  email: 'hola@agencia.example',
};

describe('the agent of a talent', () => {
  it('is the person of the team whom the talent names', () => {
    expect(findAgent(agency, { agentId: 'a' })).toEqual({
      name: 'Marta',
      isPerson: true,
      phone: '+34 2',
      email: 'marta@agencia.example',
    });
  });

  it('has the telephone and e-mail of the agency if the person has none', () => {
    const { name, phone, email } = findAgent(agency, { agentId: 'b' });
    expect([name, phone, email]).toEqual(['Pau', '+34 1', 'hola@agencia.example']);
  });

  it.each([undefined, 'gone'])('is the agency if the talent names %s', (agentId) => {
    expect(findAgent(agency, { agentId })).toEqual(agencyItself);
  });

  it('has no telephone if the agency has none either', () => {
    expect(findAgent({ ...agency, phones: [] }, { agentId: undefined }).phone).toBeUndefined();
  });
});
