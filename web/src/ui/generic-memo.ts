import { type FunctionComponent, memo } from 'react'

/** Wraps `memo` for a generic component: with React's own types it would no longer be generic. */
export function genericMemo<Props extends object, Component extends (props: Props) => ReturnType<FunctionComponent>>(
  component: Component & ((props: Props) => ReturnType<FunctionComponent>),
  isSame?: (before: Props, after: Props) => boolean,
): Component {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A memoised component takes what the component takes, and draws the same.
  return memo(component, isSame) as unknown as Component
}
