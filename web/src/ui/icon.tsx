type IconProps = {
  /** One of `icon-paths.ts`. */
  path: string
  size?: number
  /** For arrows, which point the other way in languages that are read from the right. */
  isDirectional?: boolean
}

/** Renders an icon of one stroke, in the colour of the text beside it; screen readers skip it. */
export function Icon({ path, size = 20, isDirectional }: IconProps) {
  return (
    <svg
      className={isDirectional ? 'icon-directional' : undefined}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  )
}
