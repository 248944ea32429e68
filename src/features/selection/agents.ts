/** The path of the file with the agents of listed people, which only the selection's page fetches. */
export const AGENTS_PATH = '/seleccion/agentes.json';

/** Whom to ask about a person. */
export interface Agent {
  name: string;
  email?: string | undefined;
}

/** An agent, and the ids of the people whom the agent represents, separated by spaces. */
export interface AgentRow extends Agent {
  ids: string;
}

/** Returns the agent of each person by id. */
export const indexAgents = (rows: readonly AgentRow[]): Map<string, Agent> =>
  new Map(
    rows.flatMap(({ ids, name, email }) => ids.split(' ').map((id) => [id, { name, email }])),
  );
