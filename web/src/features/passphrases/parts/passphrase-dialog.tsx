import { Suspense } from 'react'
import type { PassphraseQuestion } from '#features/passphrases/passphrase-question.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { Dialog } from '#ui/dialog.tsx'

const PassphraseForm = lazyPart(async () => ({
  default: (await import('#features/passphrases/parts/passphrase-form.tsx')).PassphraseForm,
}))

/** The browser's own dialog, because it stands above drawers and above questions that are open already. */
export function PassphraseDialog({ question }: { question: PassphraseQuestion }) {
  const t = useWords('passphrases')
  const ui = useWords('ui')

  return (
    <Dialog title={t(`title.${question.gate}`)} onClose={() => question.answer({ isGranted: false })}>
      <Suspense fallback={<p role="status">{ui('loading')}</p>}>
        <PassphraseForm question={question} />
      </Suspense>
    </Dialog>
  )
}
