import styles from '#features/orders/parts/act-problem.module.css'

/** Why an act failed, told at its button; nothing while there is nothing to tell. */
export function ActProblem({ text, className = '' }: { text: string | null; className?: string }) {
  if (text === null) return null
  return (
    <p className={`${styles.problem} ${className}`} role="alert">
      {text}
    </p>
  )
}
