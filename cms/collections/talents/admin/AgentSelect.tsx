import type { TextFieldServerProps } from 'payload';
import { AgentSelectInput } from './AgentSelectInput.tsx';

/** Renders a select with the agency's team; its value is the id of a row of `team`. */
export async function AgentSelect({ clientField, path, payload }: TextFieldServerProps) {
  const { team } = await payload.findGlobal({ slug: 'agency', depth: 0 });
  return (
    <AgentSelectInput
      path={path}
      label={clientField.label as string | undefined}
      team={(team ?? []).map(({ id, name }) => ({ id: id ?? '', name }))}
    />
  );
}
