import { readName } from '#kit/i18n/read-name.ts'
import { listed } from '#kit/i18n/listed.ts'
import type { Menu } from '@brigade/domain/menus/menus.schema.ts'
import { useQuery } from '@tanstack/react-query'
import { Form } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import stack from '#ui/stack.module.css'
import font from '#ui/font.module.css'
import surface from '#ui/surface.module.css'
import styles from '#features/menus/forms/layout-note.module.css'
import { categoriesOfMenu, itemRowsOf } from '#features/menus/menus.queries.ts'
import { useTranslations } from '#kit/i18n/i18n.ts'

/** The limit of listed names: enough to recognise them. */
const namesAtMost = 5

type LayoutNoteProps = {
  menu: Menu
  /** The field for the name of the category that the menu's own items go into. */
  categoryName: ReactNode
}

/**
 * Shows the effect of the switch as soon as it is turned: the items that need a category and its name, or the reason
 * why a menu can't lose its categories.
 */
export function LayoutNote({ menu, categoryName }: LayoutNoteProps) {
  const t = useTranslations('menus')
  const wanted = Form.useWatch<boolean | undefined>('hasCategories', { preserve: true }) ?? menu.hasCategories
  const isTurned = wanted !== menu.hasCategories
  const items = useQuery({ ...itemRowsOf({ menuId: menu.id }), enabled: isTurned && wanted })
  const categories = useQuery({ ...categoriesOfMenu(menu.id), enabled: isTurned && !wanted })
  const concerned = wanted ? items.data?.filter(({ categoryId }) => categoryId === null) : categories.data
  if (!isTurned || !concerned?.length) return null

  const names = concerned.slice(0, namesAtMost).map(({ name }) => readName(name))
  const more = concerned.length - names.length
  const what = wanted ? 'items' : 'categories'
  return (
    <>
      <div role="status" className={`${styles.note} ${surface.warning}`}>
        <p>
          {t(`layout.${what}`, { count: concerned.length })}{' '}
          <bdi>
            {listed(names)}
            {more > 0 ? ` ${t('layout.more', { count: more })}` : ''}
          </bdi>
        </p>
        <p>{t(`layout.way.${what}`)}</p>
        {wanted ? null : (
          <Link className={`${stack.inline} ${stack.touch} ${font.strong}`} to={`/categories?menu=${menu.id}`}>
            {t('layout.showCategories')}
          </Link>
        )}
      </div>
      {wanted ? categoryName : null}
    </>
  )
}
