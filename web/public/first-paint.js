// Runs before anything is drawn, so that nobody in a dark room is blinded by a white page first.
;(function () {
  var root = document.documentElement
  var language
  var isSignedIn
  try {
    var theme = localStorage.getItem('brigade-theme')
    language = localStorage.getItem('brigade-language')
    if (theme !== 'dark' && theme !== 'light') {
      var kitchen = location.pathname.indexOf('/orders/kitchenorders') === 0
      theme = kitchen || matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
    }
    root.dataset.theme = theme
    // Known ones alone: the address of a file is made of it.
    if (!isKnown(language)) language = languageOfBrowser()
    root.lang = language
    if (/^(ar|ku)$/.test(language)) root.dir = 'rtl'
    // Who is signed in needs more than the sign-in page: its files are asked for at once, and a frame stands until they are there.
    isSignedIn = Boolean(localStorage.getItem('brigade-token'))
    if (isSignedIn) {
      root.dataset.session = 'kept'
      askFor(document)
    }
    if (language !== 'en') {
      fetch('/first-files/' + language + '.html')
        .then(function (answer) {
          return answer.ok ? answer.text() : ''
        })
        .then(function (text) {
          askFor(new DOMParser().parseFromString(text, 'text/html'))
        })
        .catch(function () {})
    }
  } catch {
    root.dataset.theme = 'light'
  }

  function isKnown(candidate) {
    return /^(en|ar|de|it|ru|fr|ku|sw|tr)$/.test(candidate)
  }

  /** Returns the language for a device that has chosen none yet. Sorani has two codes. */
  function languageOfBrowser() {
    var wanted = (navigator.languages || []).map(function (tag) {
      return tag.toLowerCase().split('-')[0].replace('ckb', 'ku')
    })
    return wanted.find(isKnown) || 'en'
  }

  function askFor(page) {
    var path = isSignedIn ? location.pathname + '/' : '/login/'
    page.querySelectorAll('template[data-path]').forEach(function (part) {
      var isHere = path.indexOf(part.dataset.path) === 0
      var isSpoken = !part.dataset.language || part.dataset.language === language
      if (isHere && isSpoken) document.head.append(part.content)
    })
    showTitle()
  }

  function showTitle() {
    var title = document.head.querySelector('[data-screen-title]')
    if (!title || moveTitle()) return
    new MutationObserver(function (_changes, observer) {
      if (moveTitle()) observer.disconnect()
    }).observe(root, { childList: true, subtree: true })

    function moveTitle() {
      var frame = document.getElementById('first-frame')
      if (frame) frame.append(title)
      return Boolean(frame)
    }
  }
})()
