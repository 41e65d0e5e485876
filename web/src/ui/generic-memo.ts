import { type FunctionComponent, memo } from 'react'

/** `memo` for a component that is generic: by React's own types it would no longer be. */
export function genericMemo<Props extends object, Component extends (props: Props) => ReturnType<FunctionComponent>>(
  component: Component & ((props: Props) => ReturnType<FunctionComponent>),
  isSame?: (before: Props, after: Props) => boolean,
): Component {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- A memoised component takes what the component takes, and draws the same.
  return memo(component, isSame) as unknown as Component
}
