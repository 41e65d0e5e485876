import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useState } from 'react'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { UnlinkQuestion } from '#features/trays/parts/unlink-question.tsx'
import { useUnlinkTray } from '#features/trays/trays.mutations.ts'

/** Unlinks a tray of a list, after a confirmation. `name` distinguishes its button from the others. */
export function UnlinkButton({ tray, name }: { tray: TrayOut; name: string }) {
  const t = useTranslations('trays')
  const isCutOff = useIsCutOff()
  const { mutate: unlink, isPending } = useUnlinkTray()
  const [isAsked, setIsAsked] = useState(false)
  return (
    <>
      <BigButton
        kind="quiet"
        isOff={isCutOff}
        aria-label={t('unlinkNamed', { tray: name })}
        onClick={() => setIsAsked(true)}
      >
        {t('unlink')}
      </BigButton>
      {isAsked ? (
        <UnlinkQuestion
          tray={tray}
          isBusy={isPending}
          onConfirm={() => unlink(tray.id, { onSettled: () => setIsAsked(false) })}
          onCancel={() => setIsAsked(false)}
        />
      ) : null}
    </>
  )
}
