import type { Session } from '#kit/calls/session.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { CodeForm } from '#features/auth/parts/code-form.tsx'
import type { SecondStep } from '#features/auth/public/second-step.ts'

const RequiredSetUp = lazyPart(
  async () => ({ default: (await import('#features/auth/parts/required-set-up.tsx')).RequiredSetUp }),
  ['secondFactor'],
)

export type SecondStepProps = {
  step: SecondStep
  email: string
  onSignedIn: (session: Session) => Promise<void>
  /** Called when the sign-in has to begin again, with the reason if it is not the person's choice. */
  onAgain: (problem?: string) => void
}

/** Renders the second step of a sign-in. */
export function SecondStepForm(props: SecondStepProps) {
  return props.step.kind === 'code' ? <CodeForm {...props} /> : <RequiredSetUp {...props} />
}
