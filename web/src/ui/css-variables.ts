import type { CSSProperties } from 'react'

/** A style with variables of our own, which React's type leaves out. */
export type CssVariables = CSSProperties & { [name: `--${string}`]: string | number }
