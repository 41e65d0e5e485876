import type { FactorSetUp } from '@brigade/domain/auth/second-factor.schema.ts'
import { passwordLength } from '@brigade/domain/auth/auth.schema.ts'
import { Form, Input } from 'antd'
import { useId, useState } from 'react'
import { FactorSetUpForm } from '#features/auth/parts/factor-set-up-form.tsx'
import { fieldProblems } from '#features/auth/parts/field-problems.ts'
import { RecoveryCodes } from '#features/auth/parts/recovery-codes.tsx'
import { beginFactor, confirmFactor, endFactor, renewRecoveryCodes } from '#features/auth/second-factor.mutations.ts'
import { useUser } from '#kit/calls/session.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { BigButton } from '#ui/big-button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import stack from '#ui/stack.module.css'

export type FactorAct = 'setUp' | 'move' | 'renew' | 'turnOff'

type Proof = { currentPassword: string; code: string }

type Shown = { setUp?: FactorSetUp; codes?: readonly string[] }

type FactorDialogProps = { act: FactorAct; onClose: () => void }

/** Leads through an act on the own second factor: password and code first, then the set-up, then the recovery codes. */
export function FactorDialog({ act, onClose }: FactorDialogProps) {
  const t = useTranslations('secondFactor')
  const { email } = useUser()
  const [{ setUp, codes }, setShown] = useState<Shown>({})

  async function handleProof({ currentPassword, code }: Proof): Promise<void> {
    if (act === 'renew') return setShown({ codes: (await renewRecoveryCodes(code)).recoveryCodes })
    if (act !== 'turnOff') return setShown({ setUp: await beginFactor({ currentPassword, code }) })
    await endFactor({ currentPassword, code })
    showToast({ kind: 'success', text: t('said.off') })
    onClose()
  }

  async function handleConfirm(challenge: string, code: string): Promise<void> {
    const { recoveryCodes } = await confirmFactor({ challenge, code })
    showToast({ kind: 'success', text: t('said.on') })
    setShown({ codes: recoveryCodes })
  }

  const title = t(`form.${act}`)
  // They are shown this once: only their own button closes them.
  if (codes)
    return (
      <Dialog title={title}>
        <RecoveryCodes codes={codes} email={email} onDone={onClose} />
      </Dialog>
    )
  if (!setUp) return <ProofDialog act={act} onProof={handleProof} onClose={onClose} />
  return (
    <Dialog title={title} onClose={onClose}>
      <FactorSetUpForm setUp={setUp} onConfirm={(code) => handleConfirm(setUp.challenge, code)} />
    </Dialog>
  )
}

const asksFor: Record<FactorAct, readonly (keyof Proof)[]> = {
  setUp: ['currentPassword'],
  move: ['currentPassword', 'code'],
  renew: ['code'],
  turnOff: ['currentPassword', 'code'],
}

const texts = { setUp: null, move: 'form.moveText', renew: 'form.renewText', turnOff: 'form.turnOffText' } as const

type ProofDialogProps = FactorDialogProps & { onProof: (proof: Proof) => Promise<void> }

function ProofDialog({ act, onProof, onClose }: ProofDialogProps) {
  const t = useTranslations('secondFactor')
  const id = useId()
  const [form] = Form.useForm<Proof>()
  const [isBusy, setIsBusy] = useState(false)
  const names = asksFor[act]
  const text = texts[act]

  async function handleFinish(proof: Proof): Promise<void> {
    if (isBusy) return
    setIsBusy(true)
    try {
      await onProof(proof)
    } catch (thrown) {
      const problems = fieldProblems<Proof>(thrown, names)
      if (problems.length > 0) form.setFields(problems)
      else showError(thrown)
    } finally {
      setIsBusy(false)
    }
  }

  return (
    <Dialog
      title={t(`form.${act}`)}
      onClose={onClose}
      actions={
        <>
          <BigButton kind="quiet" onClick={onClose}>
            {t('cancel')}
          </BigButton>
          <BigButton type="submit" form={id} kind={act === 'turnOff' ? 'danger' : 'main'} isBusy={isBusy}>
            {t(act === 'turnOff' ? 'turnOff' : 'continue')}
          </BigButton>
        </>
      }
    >
      <div className={stack.column3}>
        {text ? <p>{t(text)}</p> : null}
        <Form
          id={id}
          name={id}
          form={form}
          layout="vertical"
          requiredMark={false}
          onFinish={(proof) => void handleFinish(proof)}
        >
          {names.includes('currentPassword') ? (
            <Form.Item
              name="currentPassword"
              label={t('form.password')}
              rules={[{ required: true, message: t('form.passwordMissing') }]}
            >
              <Input.Password autoComplete="current-password" maxLength={passwordLength.most} dir="ltr" />
            </Form.Item>
          ) : null}
          {names.includes('code') ? (
            <Form.Item
              name="code"
              label={t('form.code')}
              extra={t('form.codeHint')}
              rules={[{ required: true, whitespace: true, message: t('form.codeMissing') }]}
            >
              <Input autoComplete="one-time-code" maxLength={100} dir="ltr" spellCheck={false} data-takes-scans="" />
            </Form.Item>
          ) : null}
        </Form>
      </div>
    </Dialog>
  )
}
