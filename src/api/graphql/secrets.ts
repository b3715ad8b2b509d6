import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  Kind,
  type ObjectFieldNode,
  print,
  type StringValueNode,
  type ValueNode,
  visit,
} from 'graphql';
import { isSecretName, redacted, type SecretsOf } from '../../runtime/observability/redact.js';

/** What only owners and admins read of tokens, while every member reads the log. */
const ofTokens: ReadonlySet<string> = new Set(['abilities', 'lastUsedIpAddress']);

/**
 * What a person types of an address while it is completed is not logged before they save it: neither what these root fields take, nor
 * what they return.
 */
const typed: ReadonlySet<string> = new Set(['addressCompletions', 'addressCounty']);

const hidden: StringValueNode = { kind: Kind.STRING, value: redacted };

/**
 * Where the requests and answers of an operation have secrets. The names of fields do not show all of them: a document may give a
 * secret in a variable with any name, in a literal, and it may rename a field of the answer. The address of the caller counts as one,
 * because the log has other readers.
 */
export function findSecrets(document: DocumentNode): SecretsOf {
  const variables = new Set<string>();
  const responses = new Set<string>();
  const emails: string[] = [];
  let literal = false;
  let readsViewer = false;
  const look = (value: ValueNode): void => {
    visit(value, {
      Variable: ({ name }) => void variables.add(name.value),
      enter: ({ kind }) => {
        if (kind === Kind.STRING) literal = true;
      },
    });
  };
  const lookAtValue = (node: ArgumentNode | ObjectFieldNode) => {
    if (isSecretName(node.name.value)) look(node.value);
  };
  visit(document, {
    Argument: lookAtValue,
    ObjectField: lookAtValue,
    FragmentDefinition: (node) => {
      if (node.typeCondition.name.value !== 'AddressCompletion') return;
      for (const leaf of listLeaves(node)) responses.add(leaf);
    },
    Field: (node) => {
      const { name, alias, selectionSet } = node;
      const key = (alias ?? name).value;
      if (typed.has(name.value)) {
        for (const argument of node.arguments ?? []) look(argument.value);
        for (const leaf of listLeaves(node)) responses.add(leaf);
      }
      if ((isSecretName(name.value) && !selectionSet) || ofTokens.has(name.value)) responses.add(key);
      if (name.value === 'email') emails.push(key);
      if (name.value === 'viewer') readsViewer = true;
    },
  });
  if (readsViewer) for (const key of emails) responses.add(key);
  const defaults = document.definitions.some(
    (node) =>
      node.kind === Kind.OPERATION_DEFINITION &&
      node.variableDefinitions?.some(
        ({ variable, defaultValue }) => defaultValue && variables.has(variable.name.value),
      ),
  );
  return {
    variables,
    answers: responses,
    ...((literal || defaults) && { document: print(withoutSecrets(document, variables)) }),
  };
}

/** The keys of the values that a field or a fragment returns, itself or below it. */
function listLeaves(part: FieldNode | FragmentDefinitionNode): string[] {
  const leaves: string[] = [];
  visit(part, {
    Field: ({ name, alias, selectionSet }) => {
      if (!selectionSet) leaves.push((alias ?? name).value);
    },
  });
  return leaves;
}

function withoutSecrets(document: DocumentNode, variables: ReadonlySet<string>): DocumentNode {
  const hideLiteral = <Node extends ArgumentNode | ObjectFieldNode>(node: Node) =>
    node.value.kind === Kind.VARIABLE ? node : { ...node, value: hidden };
  const withoutValue = (node: ArgumentNode | ObjectFieldNode) =>
    isSecretName(node.name.value) ? hideLiteral(node) : undefined;
  const withoutTyped = (node: FieldNode) =>
    typed.has(node.name.value)
      ? { ...node, arguments: node.arguments?.map((argument) => hideLiteral(argument)) }
      : undefined;
  return visit(document, {
    Field: withoutTyped,
    Argument: withoutValue,
    ObjectField: withoutValue,
    VariableDefinition: (node) =>
      node.defaultValue && variables.has(node.variable.name.value) ? { ...node, defaultValue: hidden } : undefined,
  });
}
