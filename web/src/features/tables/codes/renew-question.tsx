import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useState } from 'react'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { useRenewCode } from '#features/tables/tables.mutations.ts'

type RenewQuestionProps = { table: Table; onRenewed: () => void; onCancel: () => void }

/**
 * Asks before a table gets another code: printed codes then no longer work. A code that another person gave it in
 * between remains: it may be printed already.
 */
export function RenewQuestion({ table, onRenewed, onCancel }: RenewQuestionProps) {
  const t = useTranslations('tables')
  const { renew, isRenewing } = useRenewCode(onRenewed)
  const [asked] = useState(table)

  return (
    <Confirm
      isDanger
      title={t('codes.renewQuestion', { name: table.name })}
      confirmLabel={t('codes.renew')}
      isBusy={isRenewing}
      onConfirm={() => renew(asked)}
      onCancel={onCancel}
    >
      <p>{t('codes.renewText')}</p>
    </Confirm>
  )
}
