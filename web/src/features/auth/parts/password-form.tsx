import { type ChangePassword, passwordLength } from '@brigade/domain/auth/auth.schema.ts'
import { Button, Form, Input } from 'antd'
import { useChangePassword } from '#features/auth/auth.mutations.ts'
import { fieldProblems } from '#features/auth/parts/field-problems.ts'
import { Panel } from '#ui/panel.tsx'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { useHoldReload } from '#kit/device/open-work.ts'
import { showError, showToast } from '#kit/calls/toasts.ts'

export function PasswordForm() {
  const t = useTranslations('auth')
  const [form] = Form.useForm<ChangePassword>()
  const { mutate, isPending } = useChangePassword()
  const { least, most } = passwordLength
  // Passwords are not stored.
  useHoldReload(() => form.isFieldsTouched())

  function handleFinish(passwords: ChangePassword): void {
    mutate(passwords, {
      onSuccess: () => {
        form.resetFields()
        showToast({ kind: 'success', text: t('settings.passwordChanged') })
      },
      onError: (error) => {
        const problems = fieldProblems<ChangePassword>(error, ['currentPassword', 'newPassword'])
        if (problems.length > 0) form.setFields(problems)
        else showError(error)
      },
    })
  }

  return (
    <Panel title={t('settings.password')}>
      <Form form={form} layout="vertical" onFinish={handleFinish} requiredMark={false}>
        <Form.Item
          name="currentPassword"
          label={t('settings.currentPassword')}
          rules={[{ required: true, message: t('settings.passwordMissing') }]}
        >
          <Input.Password autoComplete="current-password" maxLength={most} dir="ltr" />
        </Form.Item>
        <Form.Item
          name="newPassword"
          label={t('settings.newPassword')}
          extra={t('settings.newPasswordHint', { least })}
          rules={[{ required: true, min: least, message: t('settings.newPasswordShort', { least }) }]}
        >
          <Input.Password autoComplete="new-password" maxLength={most} dir="ltr" />
        </Form.Item>
        <Button htmlType="submit" loading={isPending} aria-busy={isPending}>
          {t('settings.changePassword')}
        </Button>
      </Form>
    </Panel>
  )
}
