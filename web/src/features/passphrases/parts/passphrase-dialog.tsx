import type { PassphraseQuestion } from '#features/passphrases/passphrase-question.ts'
import { useWords } from '#kit/i18n.ts'
import { lazyPart } from '#kit/lazy-parts.ts'
import { Dialog } from '#ui/dialog.tsx'

const PassphraseForm = lazyPart(
  async () => ({ default: (await import('#features/passphrases/parts/passphrase-form.tsx')).PassphraseForm }),
  [],
  Loading,
)

/** The browser's own dialog, because it stands above drawers and above questions that are open already. */
export function PassphraseDialog({ question }: { question: PassphraseQuestion }) {
  const t = useWords('passphrases')

  return (
    <Dialog title={t(`title.${question.gate}`)} onClose={() => question.answer({ isGranted: false })}>
      <PassphraseForm question={question} />
    </Dialog>
  )
}

function Loading() {
  const t = useWords('ui')
  return <p role="status">{t('loading')}</p>
}
