import type { TrayOut } from '@brigade/domain/trays/trays.schema.ts'
import { useIsCutOff } from '#kit/live/connection.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { wholeNameOfTray } from '#features/trays/trays.mutations.ts'

type UnlinkQuestionProps = { tray: TrayOut; isBusy: boolean; onConfirm: () => void; onCancel: () => void }

/** Asks before a tray is unlinked: linked again, it counts as just delivered, and without its order. */
export function UnlinkQuestion({ tray, isBusy, onConfirm, onCancel }: UnlinkQuestionProps) {
  const t = useTranslations('trays')
  const isCutOff = useIsCutOff()
  return (
    <Confirm
      title={t('unlinkQuestion', { tray: wholeNameOfTray(tray), room: tray.tableName })}
      confirmLabel={t('unlink')}
      isBusy={isBusy}
      isOff={isCutOff}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      {t('unlinkText')}
    </Confirm>
  )
}
