import type { PassphraseQuestion } from '#features/passphrases/passphrase-question.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { lazyPart } from '#kit/loading/lazy-parts.ts'
import { Dialog } from '#ui/dialog.tsx'

const PassphraseForm = lazyPart(
  async () => ({ default: (await import('#features/passphrases/parts/passphrase-form.tsx')).PassphraseForm }),
  [],
  Loading,
)

/** Uses the browser's own dialog, because it covers drawers and questions that are already open. */
export function PassphraseDialog({ question }: { question: PassphraseQuestion }) {
  const t = useTranslations('passphrases')

  return (
    <Dialog title={t(`title.${question.gate}`)} onClose={() => question.answer({ isGranted: false })}>
      <PassphraseForm question={question} />
    </Dialog>
  )
}

function Loading() {
  const t = useTranslations('ui')
  return <p role="status">{t('loading')}</p>
}
