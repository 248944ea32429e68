import { createReadStream } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { Endpoint, PayloadRequest, Plugin } from 'payload';
import { admins, editors } from '../../access.ts';
import { recordEvent } from '../audit/auditEvents.ts';
import { mapCollections } from '../extendConfig.ts';
import { type PersonalData, findPersonalData, erasePerson, planErasure } from './personalData.ts';
import type { Media } from '../../payload-types.ts';
import { mediaFolder } from '../../runtime/settings.ts';

type Answer = (req: PayloadRequest, id: number, data: PersonalData) => Promise<Response>;

/** Answers those who may, about a person that there is. */
const forThose =
  (access: typeof editors, answer: Answer) =>
  async (req: PayloadRequest): Promise<Response> => {
    if (!(await access({ req }))) return Response.json({}, { status: 403 });
    const id = Number(req.routeParams?.id);
    const data = Number.isInteger(id) ? await findPersonalData(req, id) : undefined;
    return data ? answer(req, id, data) : Response.json({}, { status: 404 });
  };

const NOTE = `Todo lo que el CMS guarda de esta persona: datos.json (la ficha con sus versiones y su
consentimiento, las propuestas, la portada, las redirecciones y el registro de cambios) y sus archivos.

No está aquí lo que el CMS no guarda: los mensajes de los formularios, que están en el correo de la
agencia y en el servicio de formularios del alojamiento; las visitas, en Google Analytics; y las copias de
seguridad.

Everything that the CMS stores about this person: datos.json (the record with its versions and the consent,
proposals, home page, redirects and the log of changes) and the files. Not here is what the CMS does not
store: messages of the forms (the agency's e-mail and the host's form service), visits (Google Analytics),
and backups.
`;

/** Reads a stored file, from the bucket or from disk. */
async function* readFile(req: PayloadRequest, filename: string): AsyncGenerator<Uint8Array> {
  const { handlers } = req.payload.collections.media.config.upload;
  const params = { collection: 'media', filename };
  for (const handler of handlers ?? []) {
    const response = await handler(req, { doc: {} as never, headers: new Headers(), params });
    if (response instanceof Response) return yield* response.body ?? [];
  }
  yield* createReadStream(path.join(mediaFolder(), filename));
}

const jsonOf = (data: PersonalData): string => {
  const { name, record, versions, files, shared, home, departure, redirects, auditLog } = data;
  const { proposals, proposalVersions, system } = data;
  const content = {
    ...{ exportedAt: new Date().toISOString(), name, record, versions, files },
    filesSharedWithOthers: shared,
    ...{ proposals, proposalVersions, home, redirects, departure, auditLog, system },
  };
  return JSON.stringify(content, null, 2);
};

/** Yields the parts of a ZIP file with a person's data, without more than one part in memory. */
async function* zipOf(req: PayloadRequest, data: PersonalData): AsyncGenerator<Uint8Array> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate');
  const parts: Uint8Array[] = [];
  const take = () => parts.splice(0);
  const zip = new Zip((error, part) => {
    if (error) throw error;
    parts.push(part);
  });
  for (const [name, text] of [
    ['LEEME.txt', NOTE],
    ['datos.json', jsonOf(data)],
  ] as const) {
    const file = new ZipDeflate(name);
    zip.add(file);
    file.push(new TextEncoder().encode(text), true);
    yield* take();
  }
  const files: Media[] = [...data.files, ...data.shared.map(({ file }) => file)];
  for (const { filename } of files) {
    if (!filename) continue;
    // Pictures, recordings and videos are compressed already.
    const file = new ZipPassThrough(`archivos/${filename}`);
    zip.add(file);
    for await (const chunk of readFile(req, filename)) {
      file.push(new Uint8Array(chunk));
      yield* take();
    }
    file.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Answers with everything that is stored about a person, as a ZIP file. */
const exportResponse = (req: PayloadRequest, data: PersonalData, id: number): Response =>
  new Response(Readable.toWeb(Readable.from(zipOf(req, data))) as ReadableStream<Uint8Array>, {
    headers: {
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="datos-${id}.zip"`,
      'Cache-Control': 'no-store',
    },
  });

/**
 * `GET /api/talents/:id/personal-data` answers editors with everything that is stored about a person, as a
 * ZIP file. `GET …/erasure` says administrators what its deletion deletes; `POST …/erasure` does it.
 */
const endpoints: Endpoint[] = [
  {
    path: '/:id/personal-data',
    method: 'get',
    handler: forThose(editors, async (req, id, data) => {
      const who = req.user?.email ?? '';
      await recordEvent(req, { who, action: 'export', kind: 'talents', recordId: id });
      return exportResponse(req, data, id);
    }),
  },
  {
    path: '/:id/erasure',
    method: 'get',
    handler: forThose(admins, async (_req, _id, data) => Response.json(planErasure(data))),
  },
  {
    path: '/:id/erasure',
    method: 'post',
    handler: forThose(admins, async (req, id, data) => {
      await erasePerson(req, id, data);
      return Response.json({});
    }),
  },
];

/** Answers a person's requests for access and erasure (GDPR, articles 15 and 17), in one action each. */
export const personalData: Plugin = (config) =>
  mapCollections(config, (collection) =>
    collection.slug === 'talents'
      ? { ...collection, endpoints: [...(collection.endpoints || []), ...endpoints] }
      : collection,
  );
