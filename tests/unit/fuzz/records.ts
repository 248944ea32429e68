import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLOutputType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  GraphQLObjectType,
  Kind,
  buildSchema,
  getNamedType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  parse,
} from 'graphql';
import { anyLine, anyNumber, anyText, anyWrongType, findUsualValue } from './values';

/** A record as GraphQL returns it. */
export type RawRecord = Record<string, unknown>;
type Fragments = Map<string, FragmentDefinitionNode>;

const schema = buildSchema(readFileSync('cms/schema.graphql', 'utf8'));

/** Of 1,000 values of a faulty record, how many have the wrong type; a record has some hundred. */
const WRONG_TYPE_WEIGHT = 2;
/** Optional values are null once in so many times. */
const NULL_FREQUENCY = 5;
/** Fields without which the site would show no part of the record. */
const REQUIRED =
  'name title award result language level accent skill sections list kind number network headline text label heading picture items group visibility aiCrawlers status agency state'.split(
    ' ',
  );
/** Fields of Markdown, which have much greater limits than the other texts. */
const LONG_TEXTS = ['biography', 'body'];
const MAX_ROWS = 3;

const isField = (node: { kind: Kind }): node is FieldNode => node.kind === Kind.FIELD;

const blockTypeOf = ({ name }: GraphQLObjectType) =>
  name.replace(/Block$/, '').replace(/^./, (letter) => letter.toLowerCase());

/** Builds arbitraries from the CMS's schema for what one query selects. */
class SelectionArbitraries {
  readonly #fragments: Fragments;
  readonly #hasWrongTypes: boolean;

  constructor(fragments: Fragments, hasWrongTypes: boolean) {
    this.#fragments = fragments;
    this.#hasWrongTypes = hasWrongTypes;
  }

  /** @param owner path of the fields that hold the object; '' for a record or a block */
  object(type: GraphQLObjectType, { selections }: SelectionSetNode, owner: string) {
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    const addFields = (nodes: SelectionSetNode['selections']): void => {
      for (const node of nodes) {
        if (node.kind === Kind.FRAGMENT_SPREAD) {
          addFields(this.#fragments.get(node.name.value)!.selectionSet.selections);
        } else if (isField(node) && type.getFields()[node.name.value]) {
          fields[node.name.value] = this.#field(type, node, owner);
        }
      }
    };
    addFields(selections);
    // JSON.parse() returns no object without a prototype.
    return fc.record(fields, { noNullPrototype: true }) as fc.Arbitrary<RawRecord>;
  }

  #field(owner: GraphQLObjectType, node: FieldNode, ownerField: string): fc.Arbitrary<unknown> {
    const name = node.name.value;
    if (name === 'blockType') return fc.constant(blockTypeOf(owner));
    const fieldType = owner.getFields()[name]!.type;
    const usual = isLeafType(getNamedType(fieldType)) && findUsualValue(name, ownerField);
    if (usual) return usual;
    const path = ownerField ? `${ownerField}.${name}` : name;
    const value = this.#value(path, fieldType, node.selectionSet);
    return REQUIRED.includes(name) ? value : fc.option(value, { freq: NULL_FREQUENCY - 1 });
  }

  #value(
    path: string,
    type: GraphQLOutputType,
    selection: SelectionSetNode | undefined,
  ): fc.Arbitrary<unknown> {
    if (isNonNullType(type)) return this.#value(path, type.ofType, selection);
    if (isListType(type)) {
      const item = this.#value(path, type.ofType, selection);
      return this.#mostly(fc.array(item, { minLength: 1, maxLength: MAX_ROWS }));
    }
    if (isEnumType(type)) {
      return this.#mostly(fc.constantFrom(...type.getValues().map((value) => value.name)));
    }
    if (isUnionType(type)) {
      return this.#mostly(
        fc.oneof(...type.getTypes().map((block) => this.#block(block, selection!))),
      );
    }
    if (isObjectType(type)) return this.#mostly(this.object(type, selection!, path));
    if (/Int|Float/.test(String(type))) return this.#mostly(anyNumber);
    if (String(type) === 'Boolean') return this.#mostly(fc.boolean());
    return this.#mostly(LONG_TEXTS.includes(path) ? anyText : anyLine);
  }

  /** In a faulty record, replaces a few values by one of another type; shrinks towards `right`. */
  #mostly(right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
    if (!this.#hasWrongTypes) return right;
    return fc.oneof(
      { withCrossShrink: true },
      { arbitrary: right, weight: 1000 - WRONG_TYPE_WEIGHT },
      { arbitrary: anyWrongType, weight: WRONG_TYPE_WEIGHT },
    );
  }

  /** One type of a union: the fields of its inline fragment. */
  #block(type: GraphQLObjectType, { selections }: SelectionSetNode): fc.Arbitrary<RawRecord> {
    const own = selections.find(
      (node) => node.kind === Kind.INLINE_FRAGMENT && node.typeCondition?.name.value === type.name,
    );
    return own?.kind === Kind.INLINE_FRAGMENT
      ? this.object(type, own.selectionSet, '')
      : fc.constant({});
  }
}

/**
 * Returns an arbitrary of records that the CMS may return for a query. Half of them fit its schema;
 * in the other half, a few values have another type.
 *
 * @param path names the fields from the query down to the records, e.g. `Talents`, `docs`
 */
export function anyRecord(query: string, path: string[]): fc.Arbitrary<RawRecord> {
  const { definitions } = parse(query);
  const fragments: Fragments = new Map(
    definitions
      .filter((node): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION)
      .map((node) => [node.name.value, node]),
  );
  let { selectionSet } = definitions.find(
    (node): node is OperationDefinitionNode => node.kind === Kind.OPERATION_DEFINITION,
  )!;
  let type: GraphQLObjectType = schema.getQueryType()!;
  for (const step of path) {
    type = getNamedType(type.getFields()[step]!.type) as GraphQLObjectType;
    const field = selectionSet.selections.filter(isField).find(({ name }) => name.value === step)!;
    selectionSet = field.selectionSet!;
  }
  const [valid, faulty] = [false, true].map((hasWrongTypes) =>
    new SelectionArbitraries(fragments, hasWrongTypes).object(type, selectionSet, ''),
  );
  return fc
    .tuple(fc.oneof({ withCrossShrink: true }, valid!, faulty!), fc.nat(1e6))
    .map(([record, id]) => ({ ...record, id, updatedAt: '2026-01-01T00:00:00.000Z' }));
}
