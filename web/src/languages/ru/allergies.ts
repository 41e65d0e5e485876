import { translations as menuTranslations } from './allergies.menu.ts'

export const translations = {
  ...menuTranslations,
  edit: 'Изменить слова',
  hint: 'Комментарии с этими словами отмечаются как аллергия на экранах и марках.',
  known:
    'Brigade знает обычные слова на девяти языках, например «аллергия», «целиакия» и «без орехов». Добавьте только недостающие.',
  list: 'Слова этого заведения',
  empty: 'Своих слов нет.',
  emptyText: 'Комментарии отмечаются только по словам, которые знает Brigade.',
  field: 'Слова',
  fieldHint: 'По одному на строке. Слово «горчи» найдёт и «горчица».',
  from: 'Действует сразу, в том числе для открытых заказов.',
  saved: 'Слова аллергии сохранены.',
  problems: {
    allergyWordEmpty: '«{{word}}»: не меньше {{least}} букв.',
    allergyWordTooLong: '«{{word}}»: не больше {{most}} букв.',
    allergyWordTwice: '«{{word}}» уже есть в списке.',
    allergyWordsTooMany: 'Не больше {{most}} слов. Сейчас {{count}}.',
  },
}
