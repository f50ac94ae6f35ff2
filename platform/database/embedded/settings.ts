/**
 * PostgreSQL's settings for one small site: about 20 MB when idle. They go onto the command line, so that they change
 * with the code and not with a file in the data folder.
 */
export function settingsFor(server: { port: number; clusterName: string; major: string }): Record<string, string> {
  return {
    ...(Number(server.major) >= 18 && { io_method: 'sync', autovacuum_worker_slots: '2' }),
    listen_addresses: '127.0.0.1',
    port: String(server.port),
    unix_socket_directories: '',
    cluster_name: server.clusterName,
    max_connections: '40',
    shared_buffers: '32MB',
    work_mem: '2MB',
    maintenance_work_mem: '32MB',
    effective_cache_size: '256MB',
    // These settings keep a single query from filling the disk with temporary files.
    temp_file_limit: '1GB',
    // There is no replication, and no query is large enough for parallel workers, so fewer processes run.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_logical_replication_workers: '0',
    max_worker_processes: '2',
    max_parallel_workers: '0',
    autovacuum_max_workers: '1',
    jit: 'off',
    min_wal_size: '32MB',
    max_wal_size: '256MB',
    fsync: 'on',
    synchronous_commit: 'on',
    password_encryption: 'scram-sha-256',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors are returned to the caller. In a log their texts would contain what visitors typed.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_line_prefix: '',
  };
}
