import type { ReportWords } from './report-words.ts';
import { violationsJa } from './violations-ja.ts';

export const ja: ReportWords = {
  title: 'プロジェクトレポート',
  version: 'バージョン',
  preparedFor: '宛先',
  preparedBy: '作成者',
  date: '作成日',
  owner: '担当者',
  description: '説明',
  bomImported: 'BOMのインポート',
  noBom: 'BOMはまだアップロードされていません',
  members: 'このコレクションのプロジェクト数',
  lastAnalysis: '最終分析',
  basis: '検出事項の情報源',
  source: '情報源',
  lastUpdate: '最終更新',
  never: '未更新',
  failed: '前回の更新に失敗しました',
  failedFeeds: (failed, all) => `${all}件中${failed}件のフィードが失敗`,
  disabled: '無効',
  figures: 'メトリクス',
  components: 'コンポーネント',
  vulnerableComponents: '脆弱なコンポーネント',
  openVulnerabilities: '未解決の脆弱性',
  knownExploited: '悪用確認済み',
  findings: '検出事項',
  audited: '監査済みの検出事項',
  suppressed: '抑制された検出事項',
  suppressedState: '抑制済み',
  riskScore: 'リスクスコア',
  covered: (covered, all) => `${all}件中${covered}件のコンポーネントをカバー`,
  notCovered: 'カバー対象外',
  componentsNotCovered: (count) => `カバーされていないコンポーネント: ${count}件`,
  noComponents: 'コンポーネントなし',
  coverage: 'カバレッジ',
  vulnerability: '脆弱性',
  affected: '影響を受けるコンポーネント',
  score: 'スコア',
  aliases: (ids) => `別名: ${ids}`,
  fixedIn: (version) => `修正バージョン: ${version}`,
  noFix: '修正バージョンの記録なし',
  more: (count) => `ほか${count}件`,
  notListed: (count) => `ほか${count}件はここに記載されていません。`,
  noOpenVulnerabilities: '未解決の脆弱性はありません。',
  nothingLookedAt: 'このプロジェクトのコンポーネントを確認する情報源がないため、脆弱性を検出できません。',
  leftOut: '脆弱性と分析は含まれていません。このレポートを作成したアカウントには表示する権限がありません。',
  analyses: '分析',
  noAnalyses: '分析または抑制された検出事項はまだありません。',
  finding: '検出事項',
  analysis: '分析',
  justification: '根拠',
  response: 'ベンダーの対応',
  details: '詳細',
  detailsRemoved: '詳細を削除',
  unsuppressed: '抑制を解除',
  unknown: '不明',
  lastChanged: (time) => `最終変更: ${time}`,
  earlier: (count) => `それ以前の${count}件はここに記載されていません。`,
  gaps: 'カバレッジの不足',
  gapsNote:
    '検出事項がない場合、コンポーネントが安全なこともあれば、どの情報源にもカバーされていないこともあります。',
  noGaps: 'カバレッジの不足はありません。',
  gap: '理由',
  examples: '例',
  licenses: 'ライセンス',
  license: 'ライセンス',
  noLicenses: 'コンポーネントはありません。',
  unlicensed: 'ライセンスなし',
  page: (number) => `${number}ページ`,
  missingGlyphs: 'この文書のフォントにない文字は\ufffdと表示されます。',
  severity: {
    CRITICAL: '緊急',
    HIGH: '高',
    MEDIUM: '中',
    LOW: '低',
    INFO: '情報',
    UNASSIGNED: '未割り当て',
  },
  state: {
    NOT_SET: '未設定',
    EXPLOITABLE: '悪用可能',
    IN_TRIAGE: 'トリアージ中',
    RESOLVED: '解決済み',
    FALSE_POSITIVE: '誤検出',
    NOT_AFFECTED: '影響なし',
  },
  justifications: {
    NOT_SET: '未設定',
    CODE_NOT_PRESENT: 'コードが存在しない',
    CODE_NOT_REACHABLE: 'コードに到達できない',
    REQUIRES_CONFIGURATION: '特定の設定が必要',
    REQUIRES_DEPENDENCY: '特定の依存が必要',
    REQUIRES_ENVIRONMENT: '特定の環境が必要',
    PROTECTED_BY_COMPILER: 'コンパイラーで保護',
    PROTECTED_AT_RUNTIME: '実行時に保護',
    PROTECTED_AT_PERIMETER: '境界で保護',
    PROTECTED_BY_MITIGATING_CONTROL: '緩和策で保護',
  },
  responses: {
    NOT_SET: '未設定',
    CAN_NOT_FIX: '修正不可',
    WILL_NOT_FIX: '修正しない',
    UPDATE: 'アップデート',
    ROLLBACK: 'ロールバック',
    WORKAROUND_AVAILABLE: '回避策あり',
  },
  violations: violationsJa,
  blindSpot: ({ code, type, ecosystems, scheme, analyzer }) => {
    switch (code) {
      case 'no_identifier':
        return {
          title: 'パッケージURLもCPEもありません',
          advice: 'BOMを生成するツールで、いずれかを記載してください。',
        };
      case 'purl_unreadable':
        return { title: '無効なパッケージURL', advice: 'パッケージの種類の規則に従っていません。' };
      case 'cpe_unreadable':
        return { title: '無効なCPE', advice: 'CPEの命名規則に従っていません。' };
      case 'ecosystem_not_enabled':
        return {
          title: `${type}パッケージをカバーする有効な情報源がありません`,
          advice: ecosystems
            ? `OSVエコシステム${ecosystems}を有効にしてください。`
            : 'GitHubアドバイザリーを有効にしてください。',
        };
      case 'ecosystem_not_read':
        return {
          title: `OSVエコシステム${ecosystems}はまだインポートされていません`,
          advice: '情報源を更新するか、次の実行を待ってください。',
        };
      case 'type_without_source':
        return { title: `${type}パッケージをカバーする情報源はありません` };
      case 'version_missing':
        return { title: 'バージョンがありません', advice: 'バージョンがないと照合できません。' };
      case 'release_unknown':
        return {
          title: 'カバーされていますが、ディストリビューションのリリースが不明',
          advice:
            'パッケージURLに含めてください。それまでは、特定のリリースにバックポートされた修正は考慮されません。',
        };
      case 'release_missing':
        return {
          title: `${type}パッケージをカバーするのはアナライザーだけで、ディストリビューションのリリースが必要です`,
          advice: 'パッケージURLに含めるか、OSVでディストリビューションのエコシステムを有効にしてください。',
        };
      case 'release_unreadable':
        return {
          title: 'ディストリビューションのリリースを認識できません',
          advice: 'パッケージURLに含めてください。それまでは、リリースごとの記録は適用されません。',
        };
      case 'internal':
        return { title: '内部コンポーネント', advice: '意図したとおり、カバーする情報源はありません。' };
      case 'version_unreadable':
        return { title: `バージョンが${scheme}形式として無効です` };
      case 'nvd_not_enabled':
        return { title: 'CPEのみで、NVDが無効になっています', advice: 'NVDを有効にしてください。' };
      case 'nvd_not_read':
        return {
          title: 'CPEのみで、NVDがまだインポートされていません',
          advice: '情報源を更新するか、次の実行を待ってください。',
        };
      case 'record_commits':
        return {
          title: 'カバーされていますが、記録にバージョンではなくコミットが記載されています',
          advice: 'コミットをコンポーネントと比較し、判断してください。',
        };
      case 'record_no_versions':
        return {
          title: 'カバーされていますが、記録にバージョンが記載されていません',
          advice: '影響を受けるバージョンを確認し、判断してください。',
        };
      case 'record_bound_unreadable':
        return {
          title: 'カバーされていますが、記録に無効なバージョンが含まれています',
          advice: '影響を受けるバージョンを確認し、判断してください。',
        };
      case 'analyzer_in_trouble':
        return {
          title: `${analyzer}だけがカバーしていますが、失敗しています`,
          advice: 'まだ問い合わせていないコンポーネントはカバーされません。',
        };
      default:
        return undefined;
    }
  },
};
