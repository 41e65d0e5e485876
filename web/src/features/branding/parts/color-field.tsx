import { colorPairs, judgeColor, shownContrast } from '@brigade/domain/branding/branding.rules.ts'
import type { BrandColor } from '@brigade/domain/branding/branding.schema.ts'
import { isHexColor, tidyColor } from '@brigade/domain/branding/colors.ts'
import { Button, Form, Input } from 'antd'
import { useTranslations } from '#kit/i18n/i18n.ts'
import font from '#ui/font.module.css'
import stack from '#ui/stack.module.css'
import styles from '#features/branding/parts/color-field.module.css'

type ColorFieldProps = { name: BrandColor; label: string }

/** Renders a colour, with how it is read on the one behind it, and the nearest readable one in its place. */
export function ColorField({ name, label }: ColorFieldProps) {
  return (
    <Form.Item name={name} label={label} required>
      <ColorInput name={name} label={label} />
    </Form.Item>
  )
}

type ColorInputProps = ColorFieldProps & {
  /** Given by the form. */
  value?: string
  onChange?: (color: string) => void
  id?: string
}

function ColorInput({ name, label, value = '', onChange, id, ...given }: ColorInputProps) {
  const t = useTranslations('branding')
  const color = tidyColor(value)
  return (
    <div className={stack.column1}>
      <div className={stack.row2}>
        <input
          type="color"
          className={styles.swatch}
          aria-label={t('form.pick', { field: label })}
          value={isHexColor(color) ? color : '#000000'}
          onChange={({ target }) => onChange?.(target.value)}
        />
        <Input
          {...given}
          id={id}
          className={styles.code}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange?.(target.value)}
          onBlur={() => (color === value ? undefined : onChange?.(color))}
        />
      </div>
      {colorPairs.some((pair) => pair.color === name) ? (
        <Readability name={name} value={value} onOffer={(offer) => onChange?.(offer)} />
      ) : null}
    </div>
  )
}

type ReadabilityProps = { name: BrandColor; value: string; onOffer: (color: string) => void }

/** Says the contrast of a colour, and offers the nearest readable one. */
function Readability({ name, value, onOffer }: ReadabilityProps) {
  const t = useTranslations('branding')
  const behind = colorPairs.find(({ color }) => color === name)?.on ?? name
  const on = Form.useWatch<string | undefined>(behind)
  const judged = judgeColor(name, { [name]: value, [behind]: on })
  const contrast = judged ? shownContrast(judged.contrast) : ''
  const isReadable = judged !== undefined && judged.contrast >= judged.needed
  return (
    <div className={stack.cluster2}>
      <p role="status" className={font.note}>
        {judged ? t(isReadable ? 'form.readable' : 'form.unreadable', { contrast, needed: judged.needed }) : ''}
      </p>
      {judged && !isReadable ? (
        <Button onClick={() => onOffer(judged.nearest)}>
          <span className={styles.dot} style={{ background: judged.nearest }} aria-hidden="true" />
          {t('form.offer', { color: judged.nearest })}
        </Button>
      ) : null}
    </div>
  )
}
