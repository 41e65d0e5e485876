import type { Table } from '@brigade/domain/tables/tables.schema.ts'
import { useState } from 'react'
import { isUnanswered } from '#kit/api-error.ts'
import { useAskAgain } from '#kit/connection.ts'
import { useWords } from '#kit/i18n.ts'
import { Confirm } from '#ui/confirm.tsx'
import { isRenewedFirst, useRenewCode } from '#features/tables/tables.mutations.ts'

type RenewQuestionProps = { table: Table; onRenewed: () => void; onCancel: () => void }

/**
 * Asks before a table gets another code: what was printed opens nothing any more. The code that it has been given meanwhile stays: it may
 * be printed already.
 */
export function RenewQuestion({ table, onRenewed, onCancel }: RenewQuestionProps) {
  const t = useWords('tables')
  const { mutate, isPending } = useRenewCode()
  const [asked] = useState(table)
  /** Whether nobody knows if there is a new code. */
  const [isLost, setIsLost] = useState(false)
  useAskAgain(isLost, renew)

  function renew(): void {
    if (!isPending) mutate(asked, { onSuccess: onRenewed, onError: handleRefused })
  }

  function handleRefused(thrown: unknown): void {
    setIsLost(isUnanswered(thrown))
    if (isRenewedFirst(thrown)) onRenewed()
  }

  return (
    <Confirm
      isDanger
      title={t('codes.renewQuestion', { name: table.name })}
      confirmLabel={t('codes.renew')}
      isBusy={isPending}
      onConfirm={renew}
      onCancel={onCancel}
    >
      <p>{t('codes.renewText')}</p>
    </Confirm>
  )
}
