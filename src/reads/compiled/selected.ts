import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLObjectType,
  type GraphQLSchema,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql';

/** A document whose directives are decided. */
export interface SelectionContext {
  schema: GraphQLSchema;
  fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  /** Whether `@skip` and `@include` keep the node. */
  keeps(node: SelectionNode): boolean;
}

/** The fields that selection sets request of a type, by response key, as the specification merges them (CollectFields). */
export function selected(
  document: SelectionContext,
  type: GraphQLObjectType,
  sets: ReadonlyArray<SelectionSetNode | undefined>,
): Map<string, FieldNode[]> {
  const groups = new Map<string, FieldNode[]>();
  const spread = new Set<string>();
  const gather = (set: SelectionSetNode | undefined): void => {
    for (const node of set?.selections ?? []) {
      if (!document.keeps(node)) continue;
      if (node.kind === Kind.FIELD) {
        const key = (node.alias ?? node.name).value;
        const group = groups.get(key);
        if (group) group.push(node);
        else groups.set(key, [node]);
      } else if (node.kind === Kind.INLINE_FRAGMENT) {
        if (applies(document.schema, type, node.typeCondition)) gather(node.selectionSet);
      } else if (!spread.has(node.name.value)) {
        spread.add(node.name.value);
        const fragment = document.fragments[node.name.value]!;
        if (applies(document.schema, type, fragment.typeCondition)) gather(fragment.selectionSet);
      }
    }
  };
  for (const set of sets) gather(set);
  return groups;
}

function applies(
  schema: GraphQLSchema,
  type: GraphQLObjectType,
  condition: FragmentDefinitionNode['typeCondition'] | undefined,
): boolean {
  if (!condition) return true;
  const named = typeFromAST(schema, condition);
  return named === type || (isAbstractType(named) && schema.isSubType(named, type));
}
