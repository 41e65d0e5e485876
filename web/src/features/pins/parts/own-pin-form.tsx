import { pinLength } from '@brigade/domain/pins/pins.limits.ts'
import { pinOf, problemOfNewPin } from '@brigade/domain/pins/pins.rules.ts'
import { passwordLength } from '@brigade/domain/auth/auth.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Button, Form, Input } from 'antd'
import { useState } from 'react'
import { problemText, wrongFieldsOf } from '#kit/calls/problem-text.ts'
import { toApiError } from '#kit/calls/api-error.ts'
import { errorText, showError, showToast } from '#kit/calls/toasts.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { useFormats } from '#kit/formats/formats.ts'
import { translateIfKnown, useTranslations } from '#kit/i18n/i18n.ts'
import { Panel } from '#ui/panel.tsx'
import stack from '#ui/stack.module.css'
import { ownPin, useSetOwnPin } from '#features/pins/pins.calls.ts'

type Values = { pin?: string; currentPassword?: string; currentPin?: string }

const names = ['pin', 'currentPassword', 'currentPin'] as const

/** Sets, changes and removes the person's own PIN. It asks for the password, or for the PIN of those who signed in with it. */
export function OwnPinForm() {
  const t = useTranslations('pins')
  const { dateTime } = useFormats()
  const [form] = Form.useForm<Values>()
  const { data: own } = useQuery(ownPin())
  const { mutate, isPending } = useSetOwnPin()
  const [isRemoving, setIsRemoving] = useState(false)
  const { least, most } = pinLength
  const proof = own?.isSignedInByPin && own.hasPin ? 'currentPin' : 'currentPassword'
  // PINs and passwords are not stored.
  useHoldReload(() => form.isFieldsTouched())

  async function handleSend(isRemoval: boolean): Promise<void> {
    if (isPending) return
    const wanted = isRemoval ? [proof] : ['pin', proof]
    const values = await form.validateFields(wanted).catch(() => null)
    if (!values) return
    setIsRemoving(isRemoval)
    const typed = form.getFieldsValue()
    const body = { pin: isRemoval ? null : pinOf(typed.pin ?? ''), [proof]: typed[proof] }
    mutate(body, {
      onSuccess: () => {
        form.resetFields()
        showToast({ kind: 'success', text: t(isRemoval ? 'own.wasRemoved' : 'own.wasSet') })
      },
      onError: handleFailure,
    })
  }

  function handleFailure(thrown: unknown): void {
    const wrong = wrongFieldsOf(thrown)
    const { reason } = toApiError(thrown).data
    const found = names.flatMap((name) => {
      const problem = wrong[name]
      return problem ? [{ name, errors: [problemText(problem, ['pins'])] }] : []
    })
    if (found.length > 0) form.setFields(found)
    else if (reason === 'pinLocked')
      form.setFields([{ name: proof, errors: [translateIfKnown('pins:problems.pinLocked') ?? errorText(thrown)] }])
    else showError(thrown)
  }

  return (
    <Panel title={t('own.title')} hint={t('own.hint')}>
      <p>{own?.setAt ? t('own.has', { time: dateTime(own.setAt) }) : t('own.hasNone')}</p>
      {/* The name distinguishes its fields from those of the form of the password. */}
      <Form form={form} name="own-pin" layout="vertical" onFinish={() => void handleSend(false)} requiredMark={false}>
        <Form.Item
          name="pin"
          label={t('own.pin')}
          extra={t('own.pinHint', { least, most })}
          validateTrigger="onBlur"
          rules={[{ validator: (_rule, typed?: string) => assertPin(typed ?? '') }]}
        >
          <Input.Password autoComplete="off" inputMode="numeric" maxLength={most + 6} dir="ltr" />
        </Form.Item>
        <Form.Item
          key={proof}
          name={proof}
          label={t(`own.${proof}`)}
          rules={[{ required: true, message: t('own.proofMissing') }]}
        >
          <Input.Password
            autoComplete={proof === 'currentPassword' ? 'current-password' : 'off'}
            inputMode={proof === 'currentPin' ? 'numeric' : undefined}
            maxLength={passwordLength.most}
            dir="ltr"
          />
        </Form.Item>
        <div className={stack.flex2}>
          <Button htmlType="submit" loading={isPending && !isRemoving} aria-busy={isPending && !isRemoving}>
            {t(own?.hasPin ? 'own.change' : 'own.set')}
          </Button>
          {own?.hasPin ? (
            <Button onClick={() => void handleSend(true)} loading={isPending && isRemoving}>
              {t('own.remove')}
            </Button>
          ) : null}
        </div>
      </Form>
    </Panel>
  )
}

async function assertPin(typed: string): Promise<void> {
  const problem = problemOfNewPin(pinOf(typed))
  if (problem) throw new Error(problemText(problem, ['pins']))
}
