import type { Words } from '@overtrick/engine';

export const W = {
  title: { en: 'About', ja: 'Overtrickについて' },
  intro: {
    en: 'Overtrick is an unofficial home for five modern card games: alone against bots, around one phone, without an account and without a network once it has been opened.',
    ja: 'Overtrick は5つの現代カードゲームを遊べる非公式の場所です。ボットとひとりで、1台を囲んで。アカウント不要、一度開けばオフラインでも遊べます。',
  },
  version: { en: 'Version {version}', ja: 'バージョン {version}' },
  games: { en: 'The games and their makers', ja: 'ゲームと作者' },
  buy: {
    en: 'If you enjoy a game, please buy it: a real deck and a real table are the best way to play. Nothing of the original texts or art is used here; the rules are told in our own words and every picture is our own. Overtrick is neither made nor endorsed by the people named above.',
    ja: '気に入ったゲームは、ぜひ実物をお求めください。本物のカードと本物のテーブルで遊ぶのが一番です。原作の文章や絵は使っておらず、ルールは自分たちの言葉で、絵はすべて自作です。Overtrick は上記の方々が制作・公認したものではありません。',
  },
  fairness: { en: 'How we deal', ja: '配り方の公正さ' },
  fairPromise: {
    en: 'Before the first card, a random secret is drawn and its fingerprint (SHA-256) is written into the match. Every player adds a random number of their own. Each deal follows from these and from nothing else.',
    ja: '最初のカードの前に秘密の乱数を引き、その指紋（SHA-256）を対戦に記録します。各プレイヤーも自分の乱数を加えます。配札はそれらだけで決まります。',
  },
  fairProves: {
    en: 'After the match anybody can check: open its replay and ask “Was it dealt fairly?”. Your browser recomputes the promises and deals every hand again. That proves that nobody picked the cards, neither beforehand nor as the match went on, and that the bots got the cards they were dealt.',
    ja: '対戦後は誰でも確認できます。リプレイで「公正に配られた？」を選ぶと、ブラウザが約束を計算し直し、すべての手札を配り直します。事前にも途中にも誰もカードを選んでいないこと、ボットも配られた札で遊んだことが証明されます。',
  },
  fairNot: {
    en: 'It does not prove that whoever dealt did not look at the cards. In a match on this device the dealer is your own browser: bots are given only what their seat may see, but that is our word and our open source, not mathematics.',
    ja: '配り手がカードを見なかったことまでは証明できません。この端末での対戦の配り手はあなたのブラウザです。ボットには自分の席から見えるものだけを渡していますが、それは数学ではなく、公開されたソースコードによる約束です。',
  },
  device: { en: 'On this device', ja: 'この端末では' },
  offlineReady: {
    en: 'Everything is kept here: the app also opens without a network.',
    ja: 'すべて保存済みです。オフラインでも開けます。',
  },
  offlineSoon: {
    en: 'The app is being kept for times without a network; from the next visit on it opens without one.',
    ja: 'オフライン用に保存しています。次回からはオフラインでも開けます。',
  },
  insecure: {
    en: 'This address begins with http. There browsers switch off a few things: the app cannot be installed or opened without a network, and links have to be copied by hand. Everything else works. An address with https, or localhost, has it all.',
    ja: 'このアドレスは http で始まるため、ブラウザが一部の機能を止めています。インストールやオフライン起動はできず、リンクは手動でコピーします。ほかはすべて使えます。https または localhost ならすべて使えます。',
  },
  unsupported: {
    en: 'This browser cannot keep the app for times without a network, perhaps because the window is private.',
    ja: 'このブラウザではオフライン用の保存ができません（プライベートウィンドウなど）。',
  },
  install: { en: 'Install the app', ja: 'アプリをインストール' },
  private: {
    en: 'No account, no tracking, no advertising. What you play stays in this browser.',
    ja: 'アカウントも追跡も広告もありません。遊んだ記録はこのブラウザの中だけにあります。',
  },
  licenses: { en: 'Licenses', ja: 'ライセンス' },
  licensesAbout: {
    en: 'Overtrick is free software under the MIT license. It is shipped with React (MIT), idb (ISC) and noble-hashes (MIT). Headings are set in Bricolage Grotesque (SIL Open Font License 1.1). Numerals on the cards are drawn after Abril Fatface, Fraunces, Anybody and Martian Mono (all OFL 1.1) and Luckiest Guy (Apache 2.0).',
    ja: 'Overtrick は MIT ライセンスの自由ソフトウェアです。React（MIT）、idb（ISC）、noble-hashes（MIT）を含みます。見出しの書体は Bricolage Grotesque（SIL Open Font License 1.1）、カードの数字は Abril Fatface、Fraunces、Anybody、Martian Mono（いずれも OFL 1.1）と Luckiest Guy（Apache 2.0）をもとに描いています。',
  },
  licensesFull: { en: 'All licenses in full', ja: 'ライセンス全文' },
} as const satisfies Record<string, Words>;
