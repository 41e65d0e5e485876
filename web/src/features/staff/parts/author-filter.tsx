import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText } from '#kit/calls/toasts.ts'
import { useSettled } from '#kit/device/use-settled.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'
import type { AuthorFilterProps } from '#features/audit/public/author-filter-slot.ts'
import { authorChoices } from '#features/staff/staff.queries.ts'

/** Filters the audit log by a member of staff, found by a part of the name or email. */
export function AuthorFilter({ chosen, name, className, onChoose }: AuthorFilterProps) {
  const t = useTranslations('staff')
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const found = useQuery({ ...authorChoices(useSettled(typed)), enabled: isOpen })
  const people = found.data?.data ?? []
  const nameOf = (id: number) => name ?? people.find((person) => person.id === id)?.name ?? `#${id}`
  const nothing = found.isPending ? t('author.searching') : t('author.nobody')
  return (
    <Select<number>
      className={className}
      allowClear
      aria-label={t('author.person')}
      placeholder={t('author.everyPerson')}
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
