import { can } from '@brigade/domain/access/permissions.ts'
import type { SecondFactor } from '@brigade/domain/auth/second-factor.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from 'antd'
import { useState } from 'react'
import { ownSecondFactor } from '#features/auth/auth.queries.ts'
import { type FactorAct, FactorDialog } from '#features/auth/parts/factor-dialog.tsx'
import { useUser } from '#kit/calls/session.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { Panel } from '#ui/panel.tsx'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'

/** Shows the second factor of the person's own account, for the roles that may have one, and for accounts that do. */
export function SecondFactorSettings() {
  const t = useTranslations('secondFactor')
  const user = useUser()
  const { data } = useQuery(ownSecondFactor())
  const [act, setAct] = useState<FactorAct | null>(null)
  const maySetUp = can(user, 'account:secondFactor')
  if (!data || (!maySetUp && !data.isOn)) return null
  return (
    <Panel title={t('title')} hint={t('hint')}>
      <FactorState factor={data} />
      <div className={stack.cluster3}>
        {actsOf(data, maySetUp).map((each) => (
          <Button key={each} danger={each === 'turnOff'} onClick={() => setAct(each)}>
            {t(each)}
          </Button>
        ))}
      </div>
      {act ? <FactorDialog act={act} onClose={() => setAct(null)} /> : null}
    </Panel>
  )
}

function FactorState({ factor: { isOn, since, recoveryCodesLeft, isRequired } }: { factor: SecondFactor }) {
  const t = useTranslations('secondFactor')
  const { dateTime, number } = useFormats()
  return (
    <div>
      <p>{isOn && since !== null ? t('isOn', { date: dateTime(since) }) : t('isOff')}</p>
      {isOn ? (
        <p className={recoveryCodesLeft < fewCodes ? font.red : undefined}>
          {t('left', { count: recoveryCodesLeft, shown: number(recoveryCodesLeft) })}
        </p>
      ) : null}
      {isRequired ? <p className={font.note}>{t('isRequired')}</p> : null}
    </div>
  )
}

/** Fewer recovery codes are a warning. */
const fewCodes = 3

function actsOf({ isOn, isRequired }: SecondFactor, maySetUp: boolean): FactorAct[] {
  if (!isOn) return ['setUp']
  return [...(maySetUp ? (['move'] as const) : []), 'renew', ...(isRequired ? [] : (['turnOff'] as const))]
}
