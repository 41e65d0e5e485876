import font from '#ui/font.module.css'

/** Shows at the button why its act failed; nothing if it did not. */
export function ActProblem({ text, className = '' }: { text: string | null; className?: string }) {
  if (text === null) return null
  return (
    <p className={`${font.red} ${font.small} ${font.strong} ${className}`} role="alert">
      {text}
    </p>
  )
}
