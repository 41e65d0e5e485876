import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/calls/toasts.ts'
import { useSettled } from '#kit/device/use-settled.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import { authorChoices } from '#features/audit/audit.queries.ts'
import styles from '#features/audit/audit-filters.module.css'

type AuthorFilterProps = {
  chosen: number | undefined
  /** The name of the chosen person in the list, which may be an earlier one. */
  name: string | undefined
  onChoose: (userId: number | undefined) => void
}

/** Filters the audit log by a member of staff, found by a part of the name or email. */
export function AuthorFilter({ chosen, name, onChoose }: AuthorFilterProps) {
  const t = useTranslations('audit')
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useQuery({ ...authorChoices(useSettled(typed)), enabled: isOpen })
  const people = found.data?.data ?? []
  const nameOf = (id: number) => name ?? people.find((person) => person.id === id)?.name ?? `#${id}`
  const nothing = found.isPending ? t('filters.searching') : t('filters.nobody')
  return (
    <Select<number>
      className={styles.choice}
      allowClear
      aria-label={t('filters.person')}
      placeholder={t('filters.everyPerson')}
      value={chosen}
      showSearch={{ filterOption: false, onSearch: setTyped }}
      options={people.map(({ id, name: label, email }) => ({ value: id, label: `${label} · ${email}` }))}
      labelRender={({ value }) => nameOf(Number(value))}
      notFoundContent={found.error ? errorText(found.error) : nothing}
      onOpenChange={setIsOpen}
      onChange={onChoose}
    />
  )
}
