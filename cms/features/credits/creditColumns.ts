import type { ArrayField, Field, NumberField, SelectField, TextField } from 'payload';
import { LIMITS } from '#contract/limits.ts';
import type { Choice } from '../../fields/choices.ts';
import type { Bilingual } from '../../texts/labels.ts';
import type { Column } from '../import/spreadsheetCells.ts';

/** One of a talent's lists of credits, with the columns that can be pasted into it. */
export interface CreditTable {
  name: string;
  label: Bilingual;
  columns: Column[];
}

/** What agencies call the columns, besides the labels of the form. */
const ALIASES: Record<string, readonly string[]> = {
  year: ['año de estreno', 'anyo', 'fecha', 'date', 'año/year', 'release year'],
  title: [
    'obra',
    'proyecto',
    'producción',
    'nombre',
    'película',
    'serie',
    'project',
    'production',
    'film',
    'show',
    'name',
  ],
  kind: ['tipo', 'formato', 'género', 'type', 'format', 'genre', 'medium'],
  role: ['papel', 'personaje', 'rol', 'tarea', 'character', 'part', 'role'],
  billing: ['importancia', 'categoría', 'tipo de papel', 'rango', 'role type', 'category'],
  season: ['temp', 'temporadas', 'seasons', 'series no'],
  episodes: ['capítulos', 'episodio', 'caps', 'eps', 'episode', 'no. of episodes'],
  director: ['director/a', 'directora', 'dirigido por', 'dir', 'realización', 'directed by'],
  company: [
    'productor',
    'productora',
    'producción ejecutiva',
    'compañía productora',
    'producer',
    'agencia',
    'estudio',
    'studio',
    'company',
  ],
  broadcaster: [
    'cadena',
    'plataforma',
    'canal',
    'emisora',
    'distribuidora',
    'channel',
    'platform',
    'network',
    'broadcaster',
    'streamer',
  ],
  venue: ['teatro', 'sala', 'compañía', 'espacio', 'theatre', 'theater', 'venue', 'company'],
  status: ['situación', 'estreno', 'state'],
};

/** What agencies call the choices, besides the labels of the form. */
const CHOICE_ALIASES: Record<string, readonly string[]> = {
  feature: ['película', 'largo', 'cine', 'film', 'movie', 'feature'],
  short: ['corto', 'short'],
  documentary: ['docu', 'doc'],
  series: ['serie de televisión', 'serie de tv', 'tv series', 'show', 'tv'],
  tvFilm: ['tv movie', 'tvmovie', 'telefilme', 'película de televisión'],
  play: ['teatro', 'obra', 'theatre'],
  musical: ['teatro musical'],
  advertisement: ['spot', 'publicidad', 'commercial', 'advert', 'ad'],
  dubbing: ['voz'],
  videoGame: ['juego', 'game'],
  lead: ['principal', 'protagónico', 'main'],
  coLead: ['coprotagónico'],
  supporting: ['secundario', 'secundaria', 'secundarios'],
  featured: ['reparto', 'de reparto', 'cast'],
  regular: ['fijo', 'fija', 'series regular'],
  episodic: ['episódico', 'episódica', 'recurring'],
  guest: ['colaboración', 'estrella invitada', 'guest star', 'cameo'],
  extra: ['figurante', 'background'],
  voice: ['voice over', 'locución'],
  released: ['estrenada', 'estrenado', 'estreno', 'emitida'],
  inProduction: ['rodaje', 'en rodaje', 'posproducción', 'post-production', 'filming'],
  announced: ['anunciada', 'preproducción', 'upcoming', 'pre-production'],
};

function typeOf(field: Field): Column['type'] | undefined {
  if (field.type === 'text') return { kind: 'text', maxLength: LIMITS.title, isOneLine: true };
  if (field.type === 'number') {
    const { min, max } = field as NumberField;
    return { kind: 'number', isWhole: true, ...(min === undefined ? {} : { min, max }) };
  }
  if (field.type !== 'select') return undefined;
  const choices = ((field as SelectField).options as Choice[]).map(({ value, label }) => ({
    value,
    label,
    aliases: CHOICE_ALIASES[value] ?? [],
  }));
  return { kind: 'choice', choices };
}

function columnsOf(fields: readonly Field[]): Column[] {
  return fields.flatMap((field): Column[] => {
    if (field.type === 'row') return columnsOf(field.fields);
    const type = typeOf(field);
    if (!type) return [];
    const { name, label, required: isRequired = false } = field as TextField;
    return [{ name, label: label as Bilingual, aliases: ALIASES[name] ?? [], isRequired, type }];
  });
}

/** Returns the columns of a list of credits; the component receives them, since fields hold code. */
const creditTable = ({ name, label, fields }: ArrayField): CreditTable => ({
  name,
  label: label as Bilingual,
  columns: columnsOf(fields),
});

/** Creates the field that reads pasted credits into these lists, which follow it. */
export const withPastedCredits = (lists: ArrayField[]): Field[] => [
  {
    name: 'pasteCredits',
    type: 'ui',
    admin: {
      disableListColumn: true,
      components: {
        Field: {
          path: '/features/credits/admin/PasteCredits.tsx#PasteCredits',
          clientProps: { tables: lists.map(creditTable) },
        },
      },
    },
  },
  ...lists,
];
