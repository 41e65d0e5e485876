import type { CSSProperties } from 'react'

/** A style with our own variables, which React's type leaves out. */
export type CssVariables = CSSProperties & { [name: `--${string}`]: string | number }
