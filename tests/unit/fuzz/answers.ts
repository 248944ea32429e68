import { readFileSync } from 'node:fs';
import {
  type GraphQLOutputType,
  type SelectionSetNode,
  GraphQLObjectType,
  buildSchema,
  getNamedType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import type { Chance } from './chance';
import { findUsual, someNumber, someOther, someText } from './values';

type Row = Record<string, unknown>;

const schema = buildSchema(readFileSync('cms/schema.graphql', 'utf8'));

/** How often a value is of the wrong type: a record has some hundred of them. */
const WRONG = 0.002;
const MISSING = 0.2;
/** What is there in nearly every record, or nothing would ever be shown. */
const REQUIRED =
  'name title award result language level accent skill sections list kind number network headline text label heading picture items group visibility aiCrawlers status'.split(
    ' ',
  );
const MOST_ROWS = 3;

/** What is always so of a record that got as far as the schemas. */
const CERTAIN: Row = { updatedAt: '2026-01-01T00:00:00.000Z' };

/** Answers that a query may get from a CMS that has the schema, or had it once. */
export class Answers {
  readonly #selection: SelectionSetNode;
  readonly #fragments: Map<string, SelectionSetNode>;
  readonly #type: GraphQLObjectType;

  /** @param path names the fields from the query down to the records, e.g. `Talents`, `docs` */
  constructor(query: string, path: string[]) {
    const { definitions } = parse(query);
    this.#fragments = new Map(
      definitions.flatMap((one) =>
        one.kind === 'FragmentDefinition' ? [[one.name.value, one.selectionSet]] : [],
      ),
    );
    let selection = definitions.flatMap((one) =>
      one.kind === 'OperationDefinition' ? [one.selectionSet] : [],
    )[0]!;
    let type: GraphQLObjectType = schema.getQueryType()!;
    for (const step of path) {
      type = getNamedType(type.getFields()[step]!.type) as GraphQLObjectType;
      selection = selection.selections.flatMap((field) =>
        field.kind === 'Field' && field.name.value === step ? (field.selectionSet ?? []) : [],
      )[0]!;
    }
    this.#selection = selection;
    this.#type = type;
  }

  /** A record, most of which is as the schema says. */
  record(chance: Chance): Row {
    return {
      ...this.#object(this.#type, this.#selection, chance, ''),
      id: chance.below(1e6),
      ...CERTAIN,
    };
  }

  #object(
    type: GraphQLObjectType,
    selection: SelectionSetNode,
    chance: Chance,
    owner: string,
  ): Row {
    const made: Row = {};
    for (const part of selection.selections) {
      if (part.kind === 'FragmentSpread') {
        Object.assign(
          made,
          this.#object(type, this.#fragments.get(part.name.value)!, chance, owner),
        );
      }
      if (part.kind !== 'Field') continue;
      const name = part.name.value;
      const field = type.getFields()[name];
      if (!field) continue;
      made[name] =
        name === 'blockType'
          ? blockTypeOf(type)
          : (findUsual(name, owner, chance) ??
            this.#field(name, field.type, part.selectionSet, chance));
    }
    return made;
  }

  #field(
    name: string,
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    chance: Chance,
  ): unknown {
    if (!REQUIRED.includes(name) && chance.happens(MISSING)) return null;
    return this.#value(name, type, selection, chance);
  }

  #value(
    name: string,
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
    chance: Chance,
  ): unknown {
    if (chance.happens(WRONG)) return someOther(chance);
    if (isNonNullType(type)) return this.#value(name, type.ofType, selection, chance);
    if (isListType(type)) {
      return Array.from({ length: chance.below(MOST_ROWS) + 1 }, () =>
        this.#value(name, type.ofType, selection, chance),
      );
    }
    if (isEnumType(type)) return chance.pick(type.getValues()).name;
    if (isUnionType(type)) return this.#block(chance.pick(type.getTypes()), selection!, chance);
    if (isObjectType(type)) return this.#object(type, selection!, chance, name);
    if (/Int|Float/.test(String(type))) return someNumber(chance);
    return String(type) === 'Boolean' ? chance.happens(0.5) : someText(chance);
  }

  /** One of several types: what the query asks of that one. */
  #block(type: GraphQLObjectType, { selections }: SelectionSetNode, chance: Chance): Row {
    const own = selections.find(
      (part) => part.kind === 'InlineFragment' && part.typeCondition?.name.value === type.name,
    );
    return own?.kind === 'InlineFragment' ? this.#object(type, own.selectionSet, chance, '') : {};
  }
}

const blockTypeOf = ({ name }: GraphQLObjectType) =>
  name.replace(/Block$/, '').replace(/^./, (letter) => letter.toLowerCase());
