import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { useRenewCode } from '#features/tables/tables.mutations.ts'

type RenewQuestionProps = { table: Table; onRenewed: () => void; onCancel: () => void }

/** Asks before a table gets another code: what was printed opens nothing any more. */
export function RenewQuestion({ table: { id, name }, onRenewed, onCancel }: RenewQuestionProps) {
  const t = useWords('tables')
  const { mutate: renew, isPending } = useRenewCode()
  return (
    <Confirm
      isDanger
      title={t('codes.renewQuestion', { name })}
      confirmLabel={t('codes.renew')}
      isBusy={isPending}
      onConfirm={() => renew(id, { onSuccess: onRenewed })}
      onCancel={onCancel}
    >
      <p>{t('codes.renewText')}</p>
    </Confirm>
  )
}
